// The frame of the pages about the API.

export function pageOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${body}</main></html>`
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:0}main{max-width:64rem;margin:auto;padding:1rem}
details{border-top:1px solid #8888;padding:.5rem 0}summary{cursor:pointer}pre{overflow:auto;font-size:.8rem}small{opacity:.75}`
