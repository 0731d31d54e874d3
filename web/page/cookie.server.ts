/** The value of a cookie of ours, its first characters up to `longest`. Undefined when the browser sends none. */
export function cookieIn(request: Request, name: string, longest: number): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]{1,${longest}})`).exec(request.headers.get('cookie') ?? '')?.[1]
}
