// Reads what a panel next to a record shows.
import { useEffect, useState } from 'react'
import { useAction } from './use-action.ts'

/**
 * The answer of a call, asked for once for each key; undefined until it has come. Without a key nothing is asked. A refusal is
 * notified of. `again` asks once more.
 */
export function useReading<T>(key: string | undefined, work: () => Promise<T>) {
  const [answer, setAnswer] = useState<T>()
  const read = useAction({ refreshes: false })
  const again = async () => {
    await read(async () => setAnswer(await work()))
  }
  useEffect(() => {
    if (key !== undefined) void again()
    // `again` is new with every drawing.
  }, [key]) // eslint-disable-line react-hooks/exhaustive-deps
  return { answer, again }
}
