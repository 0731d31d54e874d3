// One person's browser, on a real connection: it keeps the cookies that it is given.
export interface Page {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface Browser {
  readonly cookies: ReadonlyMap<string, string>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Page>
  readonly post: (path: string, body: object, headers?: Readonly<Record<string, string>>) => Promise<Page>
  /** The body as it is. */
  readonly send: (
    method: string,
    path: string,
    body: string | null,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Page>
}

export function openBrowser(url: string): Browser {
  const cookies = new Map<string, string>()

  async function send(
    method: string,
    path: string,
    body: string | null,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const own = { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), 'content-type': 'application/json' }
    const reply = await fetch(url + path, { method, headers: { ...own, ...headers }, body })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const text = await reply.text()
    return { status: reply.status, body: text.startsWith('{') ? (JSON.parse(text) as Page['body']) : {} } // an object, by its first sign
  }

  return {
    cookies,
    send,
    get: (path, headers) => send('GET', path, null, headers),
    post: (path, body, headers) => send('POST', path, JSON.stringify(body), headers),
  }
}
