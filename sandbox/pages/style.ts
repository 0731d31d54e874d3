import { Html } from './html.ts'

/** Deliberately not the product's looks: this is another company, and its money is not real. */
export const style = new Html(`<style>
:root{color-scheme:light dark;--paper:light-dark(#f4f5f7,#14161a);--card:light-dark(#fff,#1d2026);--ink:light-dark(#1b1d22,#eceef2);
--soft:light-dark(#5a606b,#a5acb8);--line:light-dark(#d5d9e0,#343943);--edge:light-dark(#868d99,#7d8593);--go:light-dark(#17603f,#7fd6ac);--on-go:light-dark(#fff,#10231a);
--stop:light-dark(#a3261a,#ff9c8e);--mark:light-dark(#ffe08a,#5a4600);--on-mark:light-dark(#3a2c00,#ffeec0)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.mark{background:var(--mark);color:var(--on-mark);padding:.5rem 1rem;font-size:.875rem;font-weight:600;text-align:center}
header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:.5rem 1rem;border-bottom:1px solid var(--line);background:var(--card)}
header a{display:inline-block;padding:.5rem 0;color:var(--ink)}
main{max-width:46rem;margin:0 auto;padding:1rem 1rem 4rem}
main.narrow{max-width:27rem}
h1{font-size:1.5rem;line-height:1.2;margin:1rem 0 .75rem}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
p{margin:.5rem 0}
a{color:var(--go)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;margin:.75rem 0}
.soft{color:var(--soft);font-size:.875rem}
.amount{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:0}
.code{font:700 1.75rem/1.2 ui-monospace,monospace;letter-spacing:.12em;user-select:all}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}
input:not([type=checkbox],[type=radio]),select{width:100%;min-height:48px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:8px;padding:0 .75rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 .75rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
button{min-height:48px;font:inherit;font-weight:600;border-radius:8px;border:1px solid var(--edge);background:var(--card);color:var(--ink);padding:.25rem 1rem;cursor:pointer}
button.go{background:var(--go);border-color:var(--go);color:var(--on-go)}
button.stop{color:var(--stop);border-color:var(--stop)}
button.wide{width:100%;margin-top:1rem}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
summary{cursor:pointer;padding:.75rem 0;font-weight:600}
details button{min-height:40px;font-weight:400;font-size:.875rem}
.error{color:var(--stop);font-weight:600}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
code,pre{font-family:ui-monospace,monospace;font-size:.8125rem;overflow-wrap:anywhere}
pre{white-space:pre-wrap}
.status{display:inline-block;border:1px solid var(--edge);border-radius:99px;padding:0 .6rem;font-size:.8125rem;font-weight:600}
</style>`)
