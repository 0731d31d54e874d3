// The entries below one parent, each with those below it.
import Button from '@mui/material/Button'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { MENU_LEVELS } from '#core/modules/catalogue/menu-levels.ts'
import { State } from '../../../kit/fields.tsx'
import { RecordContextProvider } from 'react-admin'
import type { MenuEntry } from './menu-entry.ts'
import type { MenuNode } from './menu-tree.ts'
import type { Moves } from './use-moves.ts'

interface Props {
  readonly nodes: readonly MenuNode<MenuEntry>[]
  readonly mayWrite: boolean
  readonly moves: Moves
  /** Another parent is to be chosen for this entry. */
  readonly onPlace: (entry: MenuEntry) => void
}

export function MenuList({ nodes, ...rest }: Props) {
  return (
    <ul className="menu-tree">
      {nodes.map((node, i) => (
        <li key={node.entry.id}>
          <Row node={node} before={nodes[i - 1]} isLast={i === nodes.length - 1} {...rest} />
          {node.children.length > 0 && <MenuList nodes={node.children} {...rest} />}
        </li>
      ))}
    </ul>
  )
}

interface RowProps extends Omit<Props, 'nodes'> {
  readonly node: MenuNode<MenuEntry>
  /** The entry before it below the same parent. */
  readonly before: MenuNode<MenuEntry> | undefined
  readonly isLast: boolean
}

function Row({ node, before, isLast, mayWrite, moves, onPlace }: RowProps) {
  const { entry } = node
  const name = entry.heading.en

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || !mayWrite) return
    const acts: Readonly<Record<string, () => void>> = {
      ArrowUp: () => void moves.step(entry.id, -1),
      ArrowDown: () => void moves.step(entry.id, 1),
      ArrowRight: () => before && void moves.into(entry.id, before.entry.id),
      ArrowLeft: () => void moves.out(entry.id),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    // The keys come from the link and the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="menu-row" onKeyDown={onKeyDown}>
      <span className="menu-name">
        <Link id={`menu-${entry.id}`} to={`/menu/${entry.id}`}>
          {name}
        </Link>{' '}
        {entry.entityState !== 'ACTIVE' && (
          <RecordContextProvider value={entry}>
            <State source="entityState" />
          </RecordContextProvider>
        )}
        <small className={isEmpty(node) ? 'problem' : 'quiet'}>
          {isEmpty(node) ? emptyText(node) : entry.redirectionUrl}
        </small>
      </span>
      {mayWrite && <Buttons node={node} isFirst={!before} isLast={isLast} moves={moves} onPlace={onPlace} />}
    </div>
  )
}

interface ButtonsProps extends Pick<RowProps, 'node' | 'isLast' | 'moves' | 'onPlace'> {
  readonly isFirst: boolean
}

function Buttons({ node: { entry, level }, isFirst, isLast, moves, onPlace }: ButtonsProps) {
  const name = entry.heading.en
  return (
    <span className="menu-buttons">
      <Button
        size="small"
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => void moves.step(entry.id, -1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => void moves.step(entry.id, 1)}
      >
        ↓
      </Button>
      <Button size="small" aria-label={`${name}: Move to …`} onClick={() => onPlace(entry)}>
        Move to …
      </Button>
      {level < MENU_LEVELS && (
        <Button
          size="small"
          component={Link}
          aria-label={`${name}: Add below`}
          to={`/menu/create?${new URLSearchParams({ source: JSON.stringify({ parentKey: entry.id }) })}`}
        >
          Add below
        </Button>
      )}
    </span>
  )
}

/** Families see its name, which leads nowhere. */
function isEmpty({ entry, children }: MenuNode<MenuEntry>): boolean {
  return entry.redirectionUrl === null && !children.some((child) => child.entry.entityState === 'ACTIVE')
}

function emptyText({ children }: MenuNode<MenuEntry>): string {
  return children.length === 0
    ? 'Empty: nothing is below it, and it has no link.'
    : 'Empty for families: nothing below it is active, and it has no link.'
}
