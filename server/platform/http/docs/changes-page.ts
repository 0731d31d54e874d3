// /api/docs/changes: what changed for programs, by day. Plain HTML, no script.
import { escape, pageOf } from './docs-page.ts'

export interface ContractVersion {
  /** 2026-11-23. */
  readonly day: string
  readonly changes: readonly { readonly call: string; readonly change: string }[]
}

export function changesPage(versions: readonly ContractVersion[]): string {
  const days = versions.map(
    ({ day, changes }) =>
      `<h2 id="${day}"><time>${day}</time></h2><ul>${changes.map(({ call, change }) => `<li><code>${escape(call)}</code> ${escape(change)}</li>`).join('')}</ul>`,
  )
  return pageOf(
    'Changes for programs',
    `<p>Version 1 grows: calls, fields that are answered and optional fields that are taken come to it. We take
nothing away that a program relies on, except a call that was announced as deprecated: each of its answers then
carries the headers <code>Deprecation</code> and <code>Sunset</code>, for at least six months. Any other change
comes as version 2, next to version 1. <a href="/api/docs#tag/clients">All calls</a></p>${days.join('')}`,
  )
}
