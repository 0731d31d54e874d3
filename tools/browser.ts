// A Chromium for tests. `npm run browser` sees to it: a headless shell before all, which is Chromium without the windows and
// menus of a browser (the same pages take a good third less CPU in it), of this machine or from npm; else the Chromium or Chrome
// of this machine; else, as root, Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { giveUp, Problem } from './own-node/problem.mjs'

const ROOT = join(import.meta.dirname, '..')
const UNPACKED = join(ROOT, '.data/browser')
const LIBRARIES = join(UNPACKED, 'al2023/lib')
const FONTS = join(ROOT, '.data/fonts.conf')
/** The oldest version that the pages support. */
const OLDEST = 138

export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The best one that is there, if any. */
export function findBrowser(): Browser | undefined {
  return findShell() ?? firstRecent([...onPath(WITH_WINDOWS), ...ON_MACS])
}

/** Returns the best browser on this machine, or unpacks or installs one. Throws a Problem when that fails. */
export async function getBrowser(): Promise<Browser> {
  if (!findShell() && isPackedForHere && !existsSync(UNPACKED)) await unpack()
  if (!findBrowser() && process.getuid?.() === 0) installWithApt()
  const browser = findBrowser()
  if (!browser)
    throw new Problem('There is no Chromium here and none could be fetched: install one, or set CHROME_PATH.')
  return browser
}

/** The one that is asked for by its path, else a headless shell. */
function findShell(): Browser | undefined {
  return (
    firstRecent([process.env['CHROME_PATH'] ?? '', ...onPath(SHELLS)]) ??
    firstRecent([join(UNPACKED, 'chromium')], { LD_LIBRARY_PATH: LIBRARIES })
  )
}

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const WITH_WINDOWS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']
const ON_MACS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
const isPackedForHere = process.platform === 'linux' && process.arch === 'x64'

const args = [
  // It opens our own pages only, and root, containers and some Linux systems have no sandbox for it.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(':')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function firstRecent(paths: readonly string[], more: Readonly<Record<string, string>> = {}): Browser | undefined {
  const env = { ...fonts(), ...more }
  const executablePath = paths.find((path) => existsSync(path) && isRecent(path, env))
  return executablePath === undefined ? undefined : { executablePath, args, env }
}

/** False also where the program is no more than a hint to install something else, or does not run. */
function isRecent(executablePath: string, env: Readonly<Record<string, string>>): boolean {
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8', env: { ...process.env, ...env } })
  return Number(/\b(\d+)\.\d/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST
}

/** Adds fonts from npm for the scripts of our languages to the fonts of this machine. */
function fonts(): Record<string, string> {
  const folders = [join(ROOT, 'node_modules/@expo-google-fonts'), join(UNPACKED, 'fonts')]
  const cache = join(ROOT, '.data/font-cache')
  mkdirSync(cache, { recursive: true })
  writeFileSync(
    FONTS,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
  <cachedir>${cache}</cachedir>
</fontconfig>
`,
  )
  return { FONTCONFIG_FILE: FONTS }
}

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
    rmSync(UNPACKED, { recursive: true, force: true })
    renameSync(making, UNPACKED)
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(making, { recursive: true, force: true })
  }
}

if (import.meta.main) await getBrowser().then(({ executablePath }) => console.log(executablePath), giveUp)
