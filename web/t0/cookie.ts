const YEAR_SECONDS = 31_536_000

export function setCookie(name: string, value: string, seconds = YEAR_SECONDS): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

export function cookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
}
