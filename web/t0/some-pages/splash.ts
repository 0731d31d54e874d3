// The first screens of the installed app, as staff have written them: once per session, when the app has been opened. The page
// below is drawn and works meanwhile. Nothing is asked for in a browser's tab. Call L69.
const KEY = 'kandil-splash'
interface SplashScreen {
  readonly title: { readonly text: string; readonly lang: string }
  readonly text: { readonly text: string; readonly lang: string }
  readonly href: string | null
  readonly shownForMs: number
}

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-splash]')
if (dialog && matchMedia('(display-mode: standalone)').matches && sessionStorage.getItem(KEY) === null) {
  sessionStorage.setItem(KEY, '1')
  void readScreens().then((screens) => screens.length > 0 && showNext(dialog, screens))
}

/** Empty where there is no answer, or where somebody has begun to use the page before it came. */
async function readScreens(): Promise<readonly SplashScreen[]> {
  const isInUse = new AbortController()
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, () => isInUse.abort(), { once: true, capture: true })
  try {
    const lang = encodeURIComponent(document.documentElement.lang)
    const reply = await fetch(`/api/static/JSON/splash.json?lang=${lang}`, { signal: isInUse.signal })
    return reply.ok ? ((await reply.json()) as { screens: readonly SplashScreen[] }).screens : [] // the contract's getSplash
  } catch {
    return []
  }
}

/** One after the other, each for its time. A tap anywhere, Escape or the button ends them all. */
function showNext(splash: HTMLDialogElement, screens: readonly SplashScreen[]): void {
  const [screen, ...rest] = screens
  if (!screen) return splash.close()
  for (const part of ['title', 'text'] as const) {
    const place = splash.querySelector<HTMLElement>(`[data-splash-${part}]`)
    if (place) [place.textContent, place.lang] = [screen[part].text, screen[part].lang]
  }
  const way = splash.querySelector('a')
  if (way) {
    way.hidden = screen.href === null
    way.href = screen.href ?? ''
  }
  const timer = setTimeout(() => showNext(splash, rest), screen.shownForMs)
  splash.addEventListener('close', () => clearTimeout(timer), { once: true })
  splash.onclick = () => splash.close()
  if (splash.open) return
  splash.showModal()
  splash.querySelector('button')?.focus()
}
