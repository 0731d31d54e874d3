import { spawn } from 'node:child_process'
import type { SideAnswers, SideInput } from './messages.ts'
import { nodeOf, type Build } from './other-build.ts'

export interface Side {
  readonly name: string
  readonly ask: <K extends keyof SideAnswers>(what: K, input: SideInput<K>) => Promise<SideAnswers[K]>
  readonly end: () => void
}

type Reply = { readonly answer: unknown } | { readonly problem: string }

/** A process in the folder of the build. It takes one call at a time. */
export function openSide({ folder, name }: Build): Side {
  const child = spawn(nodeOf(folder), ['bench/against/side.ts'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    name,
    ask: (what, input) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error(`${name} has ended`))
        child.once('exit', ended)
        child.once('message', (reply: Reply) => {
          child.off('exit', ended)
          if ('problem' in reply) reject(new Error(`${name}: ${reply.problem}`))
          else resolve(reply.answer as never) // what the side answers to this call
        })
        child.send({ ask: what, ...input })
      }),
    end: () => void child.kill('SIGTERM'),
  }
}
