/** Network addresses as they may be kept. */
import { isIPv6 } from 'node:net'

/**
 * The network an address lies in, /24 or /64: enough to see where an attack comes from, and no
 * trace of one household's device. '' where it is no address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = /^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.\d+$/i.exec(plain)
  if (mapped !== null) return `${mapped.slice(1, 4).join('.')}.0/24`
  if (!isIPv6(plain)) return ''
  // The runtime's own URL parser writes each address in one way: lower case, one `::`.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
