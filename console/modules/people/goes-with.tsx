// Next to a role: the lists that its forms choose from, and that it may not see.
import Card from '@mui/material/Card'
import { useRecordContext, useResourceDefinitions } from 'react-admin'
import { LEVELS, type Level } from '#core/taxonomy/staff/features.ts'
import { infoOf, type ResourceName, type StaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import { namedFieldsOf } from '../../kit/names/named-fields.ts'
import type { Screen } from '../../kit/screen.tsx'

/** For each feature that the forms of this role need to see, the screens whose forms need it. */
type Needs = ReadonlyMap<string, readonly string[]>

export function GoesWith() {
  const role = useRecordContext<StaffRecord<'roles'>>()
  const definitions = useResourceDefinitions<{ readonly screen?: Screen }>()
  if (!role) return null
  const screens = Object.values(definitions).flatMap(({ options }) => options?.screen ?? [])
  const needs = needsOf(role.grants, screens)
  if (needs.size === 0) return null
  return (
    <Card className="panel">
      <h2>Goes with it</h2>
      <p className="quiet">Forms of this role choose from lists that it may not see. Let it look at:</p>
      <ul>
        {[...needs].map(([feature, forms]) => (
          <li key={feature}>
            <strong>{words(feature)}</strong>, for {forms.join(', ')}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function needsOf(grants: Readonly<Record<string, string>>, screens: readonly Screen[]): Needs {
  const levelOf = (feature: string) => LEVELS.indexOf((grants[feature] ?? 'none') as Level) // unknown: -1
  const own = screens.filter(({ feature, form }) => form && levelOf(feature) >= LEVELS.indexOf('edit'))
  const pairs = own.flatMap((screen) =>
    listsOf(screen).map((list) => [infoOf(list as ResourceName).feature, screen.label] as const),
  )
  const missing = pairs.filter(([feature]) => levelOf(feature) < LEVELS.indexOf('view'))
  const needs = Map.groupBy(missing, ([feature]) => feature)
  return new Map([...needs].map(([feature, rows]) => [feature, [...new Set(rows.map(([, label]) => label))]]))
}

/** The resources whose records a form chooses. */
function listsOf(screen: Screen): readonly string[] {
  const named = [...namedFieldsOf(screen).values()].flatMap(({ of }) => of ?? [])
  const listed = Object.values(infoOf(screen.name as ResourceName).fields).flatMap(({ list }) => list ?? [])
  return [...named, ...listed].filter((list) => list !== 'classes')
}
