// People with phones, for tests: each in a browser of their own, logging in by the code that reached their number.
import type { LoginData } from '#core/modules/accounts/account.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { TestApp } from './app.ts'

export type Browser = ReturnType<TestApp['browser']>

export interface Person {
  readonly browser: Browser
  readonly client: Browser['client']
  /** Ten digits. */
  readonly phone: string
  readonly data: LoginData
}

export interface People {
  readonly aPhone: () => string
  /** A browser in a home of its own. */
  readonly aBrowser: () => Browser
  readonly codeAt: (to: string) => Promise<string>
  readonly logIn: (phone?: string, browser?: Browser) => Promise<Person>
  /** The ticket that says: it is really me. */
  readonly confirmation: (of: Pick<Person, 'client' | 'phone'>) => Promise<string>
}

/** Makes people whose numbers nobody else in this app has. */
export function peopleOf(app: TestApp): People {
  let made = 0
  const next = () => (made += 1)

  const aPhone = () => `97${String(next()).padStart(8, '0')}`
  const aBrowser = (): Browser => app.browser(visitor, `10.${40 + (next() >> 8)}.${made & 255}.9`)
  const codeAt = async (to: string) => (await app.sandbox.lastOtp(to)) ?? ''

  async function logIn(phone = aPhone(), browser = aBrowser()): Promise<Person> {
    const { verificationId } = await browser.client.accounts.preLoginVerification({ phone })
    const data = await browser.client.accounts.verifyLoginOtp({ verificationId, otp: await codeAt(phone) })
    return { browser, client: browser.client, phone, data }
  }

  async function confirmation({ client, phone }: Pick<Person, 'client' | 'phone'>): Promise<string> {
    const { verificationId } = await client.contacts.confirmItIsYou({})
    const given = { verificationId, otp: await codeAt(phone), purpose: 'CONFIRM' as const }
    return (await client.otp.verifyOtp(given)).verificationToken
  }

  return { aPhone, aBrowser, codeAt, logIn, confirmation }
}
