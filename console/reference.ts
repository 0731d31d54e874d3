// The reader of the API's document: /api/docs for programmers, /api/staff/docs for staff who are logged in.
import './reference.css'
import reader from 'redoc/bundles/redoc.standalone.js?url'

interface Redoc {
  readonly init: (document: object, options: object, place: Element | null) => void
}

const isForStaff = location.pathname.startsWith('/api/staff')
const state = document.querySelector<HTMLElement>('#state')

void show(isForStaff ? '/api/staff/openapi.json' : '/api/openapi.json').catch(() => {
  tell('The document does not load. Check your connection, then load this page again.')
})

async function show(address: string): Promise<void> {
  const [reply] = await Promise.all([fetch(address), loadReader()])
  if (reply.status === 401) return location.replace('/console/login')
  if (!reply.ok) throw new Error(address)
  const { Redoc } = window as unknown as { readonly Redoc: Redoc } // its script has just run
  Redoc.init((await reply.json()) as object, OPTIONS, document.querySelector('#reference'))
  if (state) state.hidden = true
}

function loadReader(): Promise<void> {
  const script = document.createElement('script')
  script.src = reader
  document.head.append(script)
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = reject
  })
}

function tell(sentence: string): void {
  if (state) state.textContent = sentence
}

const OPTIONS = {
  hideDownloadButtons: true,
  nativeScrollbars: true,
  expandResponses: '200',
  jsonSamplesExpandLevel: 3,
  theme: {
    colors: { primary: { main: '#0b5a63' } },
    typography: { fontFamily: 'system-ui', headings: { fontFamily: 'system-ui' }, code: { fontSize: '13px' } },
  },
}
