// The size of each page: scripts and styles as tools/bytes.ts counts them, HTML as the running server sends it.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openConnection } from './measure/connection.ts'
import { PAGE } from './stage/stage.ts'

export interface PageWeight {
  readonly page: string
  readonly tier: 0 | 1
  /** All brotli, KB. */
  readonly scriptKb: number
  readonly styleKb: number
  /** NaN for a page that only some may see. */
  readonly htmlKb: number
}

const SCRIPT = join(import.meta.dirname, '../tools/bytes.ts')
const LINE = /^T([01]) +js +([\d.]+) KB +css +([\d.]+) KB +(\S+)$/gm
const KB = 1_024

export async function weighPages(serverUrl: string): Promise<PageWeight[]> {
  // Over a budget it fails, having said all the same what each page weighs.
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT]).catch((failed: { stdout: string }) => failed)
  const weights: PageWeight[] = []
  for (const [, tier, script, style, page = ''] of stdout.matchAll(LINE))
    weights.push({
      page,
      tier: tier === '0' ? 0 : 1,
      scriptKb: Number(script),
      styleKb: Number(style),
      htmlKb: await htmlKb(serverUrl, page),
    })
  return weights
}

async function htmlKb(serverUrl: string, page: string): Promise<number> {
  const connection = openConnection(serverUrl)
  const path = page === '/courses' ? PAGE : page
  const { status, body } = await connection.send({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })
  connection.close()
  return status === 200 ? body.length / KB : NaN
}
