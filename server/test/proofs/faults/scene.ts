// A shop that is open: the server and the sandbox as processes of their own, families who buy, and the books afterwards.
import type { KnobValues } from '#sandbox/knobs.ts'
import { freePort } from '../../../../tools/stack/ports.ts'
import { openBooks, type Books } from './books.ts'
import { startBuyers, type Buyers, type Market } from './buyers.ts'
import { allIsTold, anHourLater } from './come-to-rest.ts'
import { startOwnSandbox, startOwnServer, type OwnProcess, type ServerSettings } from './own-process.ts'
import { prepareShop, type Shop, type ShopSize } from './shop.ts'

export interface Scene {
  readonly shop: Shop
  readonly sandbox: OwnProcess
  /** The one that runs now. */
  readonly server: () => OwnProcess
  /** Kills the server and starts it again. Throws if it had ended by itself. */
  readonly killServer: () => Promise<void>
  /** Starts a server after the last one has ended. */
  readonly restart: () => Promise<void>
  /** Starts a second server on the same database, always at the same address. The caller ends it. */
  readonly startTwin: () => Promise<OwnProcess>
  readonly buy: (how: Omit<Market, 'shop' | 'serverUrl' | 'sandboxUrl'>) => Buyers
  /** Sets the faults of the outside services from now on. */
  readonly setKnobs: (values: Partial<KnobValues>) => Promise<void>
  /** Gives everything its time, then stops the server and opens the books. */
  readonly comeToRest: (buyers: Pick<Buyers, 'sales'>) => Promise<Books>
  readonly close: () => Promise<void>
}

export async function openScene(
  databaseUrl: string,
  size: ShopSize,
  more: Readonly<Record<string, string>> = {},
): Promise<Scene> {
  const shop = await prepareShop(databaseUrl, size)
  const [port, twinPort, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const sandbox = await startOwnSandbox(sandboxPort, smtpPort, `http://127.0.0.1:${port}`)
  const vendors = { sandboxUrl: sandbox.url, smtpUrl: `smtp://127.0.0.1:${smtpPort}` }
  const settings: ServerSettings = { databaseUrl, port, ...vendors, more }
  let server = await startOwnServer(settings)
  let books: Books | undefined

  async function restart(): Promise<void> {
    server = await startOwnServer(settings)
  }

  return {
    shop,
    sandbox,
    server: () => server,
    async killServer() {
      if (!server.isRunning()) throw new Error(`the server had ended by itself:\n${server.said()}`)
      await server.kill()
      await restart()
    },
    restart,
    startTwin: () => startOwnServer({ ...settings, port: twinPort }),
    async setKnobs(values) {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`${sandbox.url}/knobs`, { method: 'POST', headers, body: JSON.stringify(values) })
      if (!reply.ok) throw new Error(await reply.text())
    },
    buy: (how) => startBuyers({ shop, serverUrl: server.url, sandboxUrl: sandbox.url, ...how }),
    async comeToRest({ sales }) {
      await allIsTold(databaseUrl, sandbox.url)
      await server.stop()
      await anHourLater(databaseUrl, { SANDBOX_URL: vendors.sandboxUrl, SMTP_URL: vendors.smtpUrl })
      books = await openBooks(databaseUrl, sandbox.url, { sales, couponUses: shop.coupon.maxUses })
      return books
    },
    async close() {
      await books?.close()
      await server.kill()
      await sandbox.kill()
    },
  }
}
