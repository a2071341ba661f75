import { expect, test } from 'vitest'
import { countedAddress, networkOf, plainAddress } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:0001::5', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::FFFF:cb00:714d', '203.0.113.0/24'],
  ['no address', ''],
  ['made up::/64', ''],
])('%s is kept as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(countedAddress(address)).toBe(network)
})

test('the next /64 is another network', () => {
  expect(countedAddress('2001:db8:1:2::9')).not.toBe(countedAddress('2001:db8:1:3::9'))
})

test('IPv4 over an IPv6 socket is IPv4; any other address stays whole', () => {
  expect(plainAddress('::ffff:127.0.0.1')).toBe('127.0.0.1')
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1')
})
