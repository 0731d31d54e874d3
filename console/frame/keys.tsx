// The keyboard shortcuts of the console, and the dialog that lists them.
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusSearch } from './search/search.tsx'

const KEYS = [
  ['/', 'search everything; so does Ctrl-K'],
  ['f', 'search this list'],
  ['c', 'create a new record'],
  ['s', 'save'],
  ['t', 'go to Today'],
  ['?', 'show these shortcuts'],
] as const

export function Keys() {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      '/': focusSearch,
      f: () => document.querySelector<HTMLElement>('input[name="q"]')?.focus(),
      c: () => document.querySelector<HTMLElement>('.RaCreateButton-root')?.click(),
      s: () => document.querySelector<HTMLElement>('.saving button[type="submit"]')?.click(),
      t: () => void navigate('/'),
      '?': () => setIsOpen(true),
    }
    function onKey(event: KeyboardEvent) {
      if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        return focusSearch()
      }
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      const act = acts[event.key]
      if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="keys">
      <DialogTitle id="keys">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <dl className="keys">
          {KEYS.map(([key, effect]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
