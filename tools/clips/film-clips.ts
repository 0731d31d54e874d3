// `npm run clips` films the clips of classes and the welcome film into web/public/films, with a poster and captions of each, and
// the film and the notes of a chapter into server/seed/media. The browser draws on a canvas and records it in real time; the films
// have no sound. `npm run clips chapter` makes only the film that is named.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CHAPTER_SECONDS, chapterSteps, chapterTitle, notesHeadings } from '#server/seed/media/chapter-scenes.ts'
import { CLIP_SECONDS, clips, SCENES, type Clip, type FilmCaption } from '#server/seed/media/clip-scenes.ts'
import { welcome, WELCOME_SCENES, WELCOME_SECONDS } from '#server/seed/media/welcome-scenes.ts'
import { setChapterFrame } from './draw-chapter.ts'
import { record, setFrame, setScenes, setUpBoard } from './draw-clip.ts'
import { setClass, setFigures, setWelcomeFrame } from './draw-welcome.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'web/public/films')
const SEED = join(ROOT, 'server/seed/media')

const browser = await chromium.launch({ executablePath: join(ROOT, '.data/browser/chromium'), args: ['--no-sandbox'] })
const films: Readonly<Record<string, () => Promise<void>>> = {
  ...Object.fromEntries(clips.map((clip) => [clip.file, () => filmClip(clip)])),
  welcome: filmWelcome,
  chapter: filmChapter,
}
const [named] = process.argv.slice(2)
await Promise.all(Object.entries(films).map(([name, film]) => (named === undefined || named === name) && film()))
await browser.close()

async function filmClip(clip: Clip): Promise<void> {
  const page = await openBoard()
  const drawing = { clip, scenes: SCENES, seconds: CLIP_SECONDS }
  await page.evaluate(setScenes, drawing)
  await page.evaluate(setFrame, { ...drawing, portrait: await readPortrait(clip.portrait) })
  await keep(page, { file: `class-${clip.file}`, seconds: CLIP_SECONDS, posterAt: 59, captions: clip.captions })
}

async function filmWelcome(): Promise<void> {
  const page = await openBoard()
  const { portrait, captions } = welcome
  const drawing = { scenes: WELCOME_SCENES, seconds: WELCOME_SECONDS, portrait: await readPortrait(portrait) }
  for (const draw of [setFigures, setClass, setWelcomeFrame]) await page.evaluate(draw, drawing)
  await keep(page, { file: 'welcome', seconds: WELCOME_SECONDS, posterAt: 7.9, captions })
}

async function filmChapter(): Promise<void> {
  const page = await openBoard()
  await page.evaluate(setChapterFrame, { title: chapterTitle, steps: chapterSteps, seconds: CHAPTER_SECONDS })
  const { film } = await page.evaluate(record, { seconds: CHAPTER_SECONDS, posterAt: CHAPTER_SECONDS })
  writeFileSync(join(SEED, 'chapter.webm'), Buffer.from(film, 'base64'))
  keepCaptions(join(SEED, 'chapter'), chapterSteps, CHAPTER_SECONDS)
  await page.setContent(notesPage())
  writeFileSync(join(SEED, 'chapter.pdf'), await page.pdf({ format: 'A4', printBackground: true, tagged: true }))
  await page.close()
}

/** A page to print and to fill in. */
function notesPage(): string {
  const line = '<p style="height:2.1rem;margin:0;border-bottom:1px solid #cfdcf2"></p>'
  const parts = notesHeadings.map(([heading, lines]) => `<h2 style="font-size:1rem;margin:1.1rem 0 0">${heading}</h2>${line.repeat(lines)}`) // prettier-ignore
  return `<html lang="en"><title>Notes of a chapter</title><body style="font-family:'Anek Latin','Noto Sans',sans-serif;color:#1c1a24;margin:2.5rem">
    <h1 style="font-size:1.6rem;margin:0;border-bottom:5px solid #f5a81c;display:inline-block">Notes of a chapter</h1>${parts.join('')}</body></html>`
}

async function openBoard(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } })
  await page.evaluate(setUpBoard)
  return page
}

/** A data: address. */
async function readPortrait(file: string): Promise<string> {
  const portrait = await sharp(readFileSync(join(ROOT, 'server/seed/media', file))).png().toBuffer() // prettier-ignore
  return `data:image/png;base64,${portrait.toString('base64')}`
}

interface Film {
  readonly file: string
  readonly seconds: number
  /** The second of the film that its poster shows. */
  readonly posterAt: number
  readonly captions: readonly FilmCaption[]
}

async function keep(page: Page, { file, seconds, posterAt, captions }: Film): Promise<void> {
  const { film, poster } = await page.evaluate(record, { seconds, posterAt })
  writeFileSync(join(FOLDER, `${file}.webm`), Buffer.from(film, 'base64'))
  await sharp(Buffer.from(poster, 'base64'))
    .webp({ quality: 60, effort: 6 })
    .toFile(join(FOLDER, `${file}.webp`))
  keepCaptions(join(FOLDER, file), captions, seconds)
  await page.close()
}

function keepCaptions(file: string, captions: readonly FilmCaption[], seconds: number): void {
  for (const lang of ['en', 'hi', 'ta', 'mr'] as const)
    writeFileSync(`${file}.${lang}.vtt`, captionsOf(captions, seconds, lang))
}

function captionsOf(captions: readonly FilmCaption[], seconds: number, lang: 'en' | 'hi' | 'ta' | 'mr'): string {
  const time = (second: number) => `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000` // prettier-ignore
  const cues = captions.map((cue, i) => `${time(cue.at)} --> ${time(captions[i + 1]?.at ?? seconds)}\n${cue[lang]}`) // prettier-ignore
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
