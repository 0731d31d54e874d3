import './without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './console.css'
import './screens.css'
import './pictures.css'
import './lists.css'
import './menu.css'
import { Console } from './frame/console.tsx'

const theme = localStorage.getItem('theme')
if (theme) document.documentElement.dataset['theme'] = theme

const root = document.querySelector('#console')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  )
