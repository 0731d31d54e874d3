// Runs the sandbox. `npm start` runs it together with the product.
import { constants, getPriority, setPriority } from 'node:os'
import { startSandbox, type Sandbox } from './app.ts'
import { readConfig } from './config.ts'

// Real gateways run on other machines. Here the sandbox has a lower priority than the product.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

try {
  const config = readConfig()
  const sandbox = await startSandbox(config)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(sandbox))
  const problem = await sandbox.mediaProblem()
  if (problem !== undefined)
    process.stderr.write(`The sandbox’s live room carries neither sound nor picture. ${problem}\n`)
  process.stdout.write(`Sandbox bank and outbox: ${config.publicUrl ?? sandbox.url}\n`)
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exitCode = 1
}

async function stop(sandbox: Sandbox): Promise<void> {
  setTimeout(() => process.exit(0), 900).unref()
  await sandbox.close()
  process.exit(0)
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as Error & { code?: string; port?: number } // what listening sockets throw
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT, SMTP_PORT or ROOMS_PORT of the sandbox to another number.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set PORT, SMTP_PORT or ROOMS_PORT to another number.`
  return error.message
}
