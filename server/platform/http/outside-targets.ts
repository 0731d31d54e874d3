// Addresses that strangers give us to call: a browser's push service, for example. Such a call must not reach our own network.
import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export interface OutsideTargets {
  /** Answers true for an address of https whose name leads to the public internet now. */
  readonly mayCall: (url: string) => Promise<boolean>
  /** For the connection itself: a name can lead elsewhere a moment later. It fails with EPRIVATE for what is not public. */
  readonly lookup: LookupFunction
}

/** `arePrivateAllowed` is for a sandbox: then http and other ports are allowed too. */
export function createOutsideTargets({ arePrivateAllowed }: { readonly arePrivateAllowed: boolean }): OutsideTargets {
  const isAllowed = (address: string) => arePrivateAllowed || isPublicAddress(address)
  const lookup: LookupFunction = (name, options, answer) =>
    lookUp(name, { ...options, all: true }, (error, addresses = []) => {
      if (error) return answer(error, [])
      // One private address among public ones is no accident.
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return answer(privateTarget(), [])
      const [first] = addresses
      if (options.all || !first) return answer(null, addresses)
      answer(null, first.address, first.family)
    })

  return {
    lookup,
    async mayCall(text) {
      if (!URL.canParse(text)) return false
      const { protocol, port, username, password, hostname } = new URL(text)
      if (username || password) return false
      if (!arePrivateAllowed && (protocol !== 'https:' || port !== '')) return false
      const host = hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0) return isAllowed(host)
      return new Promise((resolve) => lookup(host, { all: true }, (error) => resolve(error === null)))
    },
  }
}

function privateTarget(): NodeJS.ErrnoException {
  return Object.assign(new Error('the address is not on the public internet'), { code: 'EPRIVATE' })
}

/** Ranges that IANA keeps off the public internet, and multicast. */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Everything public is in 2000::/3. In there: protocols, documentation, and tunnels to IPv4. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const blocked = new BlockList()
for (const [net, bits] of NOT_PUBLIC_4) blocked.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of NOT_PUBLIC_6) blocked.addSubnet(net, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
