import { afterEach, expect, it, vi } from 'vitest'
import { Policies } from './policies'

afterEach(() => vi.unstubAllGlobals())

const places = { 'a.net': { url: '/a', integrity: 'sha256-a' }, 'b.book': { url: '/b', integrity: 'sha256-b' } }

it('fetches each once, and passes over what there is not', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', (url: string, how: { integrity: string }) => {
    fetched.push(`${url} ${how.integrity}`)
    return Promise.resolve(new Response(new Uint8Array([1, 2])))
  })
  const policies = new Policies(places)
  expect(await policies.of(['a.net', 'c.net'])).toEqual([{ name: 'a.net', contents: new Uint8Array([1, 2]) }])
  expect((await policies.of(['a.net', 'b.book'])).map(one => one.name)).toEqual(['a.net', 'b.book'])
  expect(fetched).toEqual(['/a sha256-a', '/b sha256-b'])
})

it('does without what cannot be had now, and tries again', async () => {
  let works = false
  vi.stubGlobal('fetch', () => (works ? Promise.resolve(new Response(new Uint8Array([3]))) : Promise.reject(new TypeError('no network'))))
  const policies = new Policies(places)
  expect(await policies.of(['a.net'])).toEqual([])
  works = true
  expect(await policies.of(['a.net'])).toHaveLength(1)
})
