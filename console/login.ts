// The login page of staff: who is not logged in gets nothing else of the console.
import './console.css'
import { enterBy } from './post.ts'

enterBy(document.querySelector('form'), 'login')
