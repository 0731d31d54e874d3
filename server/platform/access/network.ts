// Limits by address count lines and networks. Behind one IPv4 address may be a school or a carrier's customers. One computer with IPv6 has a
// whole /64 to choose its addresses from, so single ones count for nothing.
import { isIP } from 'node:net'

const GROUPS = 8
const OF_IPV4 = /^::ffff:/i

/** One line: an IPv4 address, or the /64 of an IPv6 one as its first four groups, "2001:db8:0:1". Other texts as they are. */
export function lineOf(address: string): string {
  const plain = asIPv4(address)
  return isIP(plain) === 6 ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** The neighbours of a line: the /24 of an IPv4 address, the /48 of an IPv6 one. It takes an address, or a line. */
export function networkOf(address: string): string {
  const line = lineOf(address)
  return line.includes(':') ? line.split(':').slice(0, 3).join(':') : line.split('.').slice(0, 3).join('.')
}

/** An IPv4 address that is written as an IPv6 one, as it is. */
function asIPv4(address: string): string {
  const plain = address.replace(OF_IPV4, '')
  return isIP(plain) === 4 ? plain : address
}

/** All eight groups, none shortened but by its leading zeros. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.replace(/%.*$/, '').toLowerCase().split('::').map(splitGroups)
  const all = [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}

/** The last group may be an IPv4 address: it is two. */
function splitGroups(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', group] : [group]))
}
