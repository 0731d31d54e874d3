// A Chromium for tests: the one of this machine; else, as root, Debian's; else one from npm. `npm run browser` sees to it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { giveUp, Problem } from './own-node/problem.mjs'

const ROOT = join(import.meta.dirname, '..')
const UNPACKED = join(ROOT, '.data/browser')
const FONTS = join(ROOT, '.data/fonts.conf')
/** What the pages are built for. */
const OLDEST = 138

export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The one that is there, if any. */
export function findBrowser(): Browser | undefined {
  const executablePath = installed().find(isRecent)
  if (executablePath) return { executablePath, args, env: environment() }
  if (!existsSync(UNPACKED)) return undefined
  return { executablePath: join(UNPACKED, 'chromium'), args, env: environment(join(UNPACKED, 'al2023/lib')) }
}

/** The one that is there, or one that is fetched now. Throws a Problem when there is none to be had. */
export async function getBrowser(): Promise<Browser> {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0) installWithApt()
  if (!findBrowser()) await unpack()
  const browser = findBrowser()
  if (!browser)
    throw new Problem('There is no Chromium here and none could be fetched: install one, or set CHROME_PATH.')
  return browser
}

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(':')
  const named = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const macs = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [process.env['CHROME_PATH'] ?? '', ...named, ...macs].filter((path) => existsSync(path))
}

/** False also where the program is no more than a hint to install something else. */
function isRecent(executablePath: string): boolean {
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' })
  return Number(/\b(\d+)\.\d/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST
}

/** The fonts of this machine and, for the scripts of our languages, those from npm: many a machine has none. */
function environment(libraries?: string): Record<string, string> {
  const folders = [join(ROOT, 'node_modules/@expo-google-fonts'), join(UNPACKED, 'fonts')]
  mkdirSync(join(ROOT, '.data/font-cache'), { recursive: true })
  writeFileSync(
    FONTS,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
  <cachedir>${join(ROOT, '.data/font-cache')}</cachedir>
</fontconfig>
`,
  )
  return { FONTCONFIG_FILE: FONTS, ...(libraries && { LD_LIBRARY_PATH: libraries }) }
}

/** Where that fails the one from npm is there. */
function installWithApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120', ...words], { env, stdio: 'ignore' })
  apt('update')
  apt('install', '--no-install-recommends', 'chromium', 'fonts-liberation')
}

/** The package unpacks into the folder for temporary files, which all users share: ours must be our own. */
async function unpack(): Promise<void> {
  const making = `${UNPACKED}.${process.pid}`
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = making
  try {
    mkdirSync(making, { recursive: true })
    const packed = join(ROOT, 'node_modules/@sparticuz/chromium/bin')
    for (const part of ['chromium', 'fonts.tar', 'al2023.tar']) await inflate(join(packed, `${part}.br`))
    renameSync(making, UNPACKED)
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(making, { recursive: true, force: true })
  }
}

if (import.meta.main) await getBrowser().then(({ executablePath }) => console.log(executablePath), giveUp)
