/** Network addresses: as limits count them, and as they may be kept. */
import { isIPv4, isIPv6, SocketAddress } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** Of an IPv6 address: one connection gets a /64 of its own, with more addresses than anybody counts. */
const NETWORK_GROUPS = 4

/** An IPv4 address that came over an IPv6 socket is that IPv4 address. */
export function plainAddress(address: string): string {
  const mapped = MAPPED_IPV4.exec(canonical(address))?.[1]
  return mapped ?? address
}

/** What counts as one address: IPv4 whole, IPv6 by its /64. */
export function countedAddress(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? networkOfIPv6(plain) : plain.slice(0, 64)
}

/**
 * The network an address lies in, /24 or /64: enough to see where an attack comes from, and no
 * trace of one household's device. '' where it is no address.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(plain) ? networkOfIPv6(plain) : ''
}

function networkOfIPv6(address: string): string {
  const [head = '', tail] = canonical(address).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** Without a zone, in lower case, with its longest run of zeros left out. */
function canonical(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  return isIPv6(bare) ? new SocketAddress({ address: bare, family: 'ipv6' }).address : bare
}
