// The menu as families see it: only active entries, and nothing below a hidden one.
import { InEachLanguage, type TextRenderer } from '../../../kit/inputs/in-each-language.tsx'
import type { MenuEntry } from './menu-entry.ts'
import type { MenuNode } from './menu-tree.ts'

interface Props {
  readonly roots: readonly MenuNode<MenuEntry>[]
}

export function MenuPreview({ roots }: Props) {
  const sections = roots.filter(isShown)
  return (
    <section className="menu-preview" aria-label="Preview">
      <InEachLanguage>
        {(speak) => (
          <>
            {sections.length === 0 && <p className="quiet">No entry is active: families see no menu.</p>}
            {sections.map((section) => (
              <Section key={section.entry.id} section={section} speak={speak} />
            ))}
          </>
        )}
      </InEachLanguage>
    </section>
  )
}

interface SectionProps {
  readonly section: MenuNode<MenuEntry>
  readonly speak: TextRenderer
}

function Section({ section, speak }: SectionProps) {
  const branches = section.children.filter(isShown)
  if (branches.length === 0)
    return (
      <p>
        <Words entry={section.entry} speak={speak} />
      </p>
    )
  return (
    <details open>
      <summary>{speak(section.entry.heading)}</summary>
      <ul>
        {branches.map((branch) => (
          <Branch key={branch.entry.id} branch={branch} speak={speak} />
        ))}
      </ul>
    </details>
  )
}

interface BranchProps {
  readonly branch: MenuNode<MenuEntry>
  readonly speak: TextRenderer
}

function Branch({ branch, speak }: BranchProps) {
  const leaves = branch.children.filter(isShown)
  return (
    <li>
      <Words entry={branch.entry} speak={speak} />
      {leaves.length > 0 && (
        <ul>
          {leaves.map(({ entry }) => (
            <li key={entry.id}>
              <Words entry={entry} speak={speak} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Words({ entry, speak }: { readonly entry: MenuEntry; readonly speak: TextRenderer }) {
  return (
    <>
      {speak(entry.heading)}
      {entry.isTopCourse && ' ★'}
      {entry.subHeading && <small className="quiet"> {speak(entry.subHeading)}</small>}
    </>
  )
}

function isShown({ entry }: MenuNode<MenuEntry>): boolean {
  return entry.entityState === 'ACTIVE'
}
