import { themeScript } from './theme-script.ts'

/**
 * A page from the history is not asked for again: after a logout, or for another learner, it would show what is not theirs. Each
 * page that comes from the server notes in the browser for whom it was drawn. A page of the history that was drawn for somebody
 * else hides itself before the first paint and is read again, so an ordinary Back costs nothing. A page without the mark, such as
 * the one that is shown offline, changes nothing.
 */
const historyScript =
  "{const d=document.documentElement,f=d.dataset.for,k='kandil-for',s=localStorage,o=()=>(s.getItem(k)||'')!==f," +
  'r=()=>{d.hidden=true;location.replace(location.pathname+location.search)};if(f!==undefined){' +
  "if(performance.getEntriesByType('navigation')[0]?.type!=='back_forward')f?s.setItem(k,f):s.removeItem(k);else if(o())r();" +
  "addEventListener('pageshow',e=>e.persisted&&o()&&r())}}"

/** The inline script of every page. It is allowed by its hash, which entry.server.tsx computes from this very text. */
export const firstScript = themeScript + historyScript
