import { expect, it } from 'vitest'
import { reachOf } from './address'

it.each([
  ['127.0.0.1', 'this machine'],
  ['localhost', 'this machine'],
  ['[::1]', 'this machine'],
  ['192.168.1.7', 'this network'],
  ['10.0.0.2', 'this network'],
  ['172.20.0.1', 'this network'],
  ['172.32.0.1', 'everywhere'],
  ['[fe80::1]', 'this network'],
  ['tower', 'this network'],
  ['tower.local', 'this network'],
  ['play.example.org', 'everywhere'],
  ['[2001:db8::1]', 'everywhere'],
])('a link to %s reaches %s', (host, reach) => {
  expect(reachOf(host)).toBe(reach)
})
