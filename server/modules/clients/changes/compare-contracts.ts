// The changes between two versions of the contract with programs, and which of them a program may stumble over.
import type { CallContract, Contract, ContractFields } from './contract-of.ts'

export interface ContractChange {
  readonly call: string
  readonly change: string
  /** A program that was right before may be wrong now. */
  readonly isBreaking: boolean
}

export function compareContracts(before: Contract, after: Contract): ContractChange[] {
  const calls = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return calls.flatMap((call) => compareCalls(before[call], after[call]).map((each) => ({ call, ...each })))
}

type Change = Omit<ContractChange, 'call'>

function compareCalls(before: CallContract | undefined, after: CallContract | undefined): Change[] {
  if (!after) return [{ change: 'is no longer answered', isBreaking: before?.until === undefined }]
  if (!before) return [{ change: 'is new', isBreaking: false }]
  return [
    ...deprecation(before, after),
    ...compareFields(before.input, after.input, { isInput: true }),
    ...compareFields(before.output, after.output, { isInput: false }),
  ]
}

function deprecation(before: CallContract, after: CallContract): Change[] {
  if (before.until === after.until) return []
  if (after.until === undefined) return [{ change: 'stays after all', isBreaking: false }]
  const isSooner = before.until !== undefined && after.until < before.until
  return [{ change: `is answered until ${after.until}`, isBreaking: isSooner }]
}

function compareFields(before: ContractFields, after: ContractFields, { isInput }: { isInput: boolean }): Change[] {
  const side = isInput ? 'takes' : 'answers'
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return paths.flatMap((path): Change[] => {
    const [old, now] = [before[path], after[path]]
    if (old === now) return []
    if (now === undefined) return [{ change: `${side} ${path} no longer`, isBreaking: true }]
    if (old === undefined) return [{ change: `${side} ${path} (${now})`, isBreaking: isInput && !isOptional(now) }]
    const isBreaking = !(isInput ? isWider(old, now) : isWider(now, old))
    return [{ change: `${side} ${path} as ${now}, before as ${old}`, isBreaking }]
  })
}

function isOptional(type: string): boolean {
  return type.endsWith(', optional')
}

/** Everything that the one type allows, the other allows too. Only an optional field and a longer list of values are known to. */
function isWider(narrow: string, wide: string): boolean {
  const bare = (type: string) => type.replace(/, optional$/, '')
  if (isOptional(narrow) && !isOptional(wide)) return false
  if (bare(narrow) === bare(wide)) return true
  const values = (type: string) => /^one of (.+)$/.exec(bare(type))?.[1]?.split(', ')
  const [few, many] = [values(narrow), values(wide)]
  return few !== undefined && many !== undefined && few.every((each) => many.includes(each))
}
