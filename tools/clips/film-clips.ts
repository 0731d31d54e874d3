// `npm run clips` films the clips of classes into web/public/films, with a poster and captions of each. The browser draws a class
// on a canvas and records it in real time; the films have no sound.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { CLIP_SECONDS, clips, SCENES, type Clip } from '#server/seed/media/clip-scenes.ts'
import { record, setFrame, setScenes, setUpBoard } from './draw-clip.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'web/public/films')
const POSTER_AT = 59

const browser = await chromium.launch({ executablePath: join(ROOT, '.data/browser/chromium'), args: ['--no-sandbox'] })
await Promise.all(clips.map(film))
await browser.close()

async function film(clip: Clip): Promise<void> {
  const portrait = await sharp(readFileSync(join(ROOT, 'server/seed/media', clip.portrait))).png().toBuffer() // prettier-ignore
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } })
  const drawing = { clip, scenes: SCENES, seconds: CLIP_SECONDS }
  await page.evaluate(setUpBoard)
  await page.evaluate(setScenes, drawing)
  await page.evaluate(setFrame, { ...drawing, portrait: `data:image/png;base64,${portrait.toString('base64')}` })
  const { film, poster } = await page.evaluate(record, { seconds: CLIP_SECONDS, posterAt: POSTER_AT })
  writeFileSync(join(FOLDER, `class-${clip.file}.webm`), Buffer.from(film, 'base64'))
  await sharp(Buffer.from(poster, 'base64')).webp({ quality: 60, effort: 6 }).toFile(join(FOLDER, `class-${clip.file}.webp`)) // prettier-ignore
  for (const lang of ['en', 'hi', 'ta', 'mr'] as const)
    writeFileSync(join(FOLDER, `class-${clip.file}.${lang}.vtt`), captionsOf(clip, lang))
  await page.close()
}

function captionsOf({ captions }: Clip, lang: 'en' | 'hi' | 'ta' | 'mr'): string {
  const time = (second: number) => `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000` // prettier-ignore
  const cues = captions.map((cue, i) => `${time(cue.at)} --> ${time(captions[i + 1]?.at ?? CLIP_SECONDS)}\n${cue[lang]}`) // prettier-ignore
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
