// Whether a link that begins like this one can be opened by somebody elsewhere.

export type Reach = 'everywhere' | 'this machine' | 'this network'

export function reachOf(host: string): Reach {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\./.test(name)) return 'this machine'
  const isPrivate = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2[0-9]|3[01])\.|f[cd][0-9a-f]{2}:|fe80:)/.test(name)
  return isPrivate || name.endsWith('.local') || !/[.:]/.test(name) ? 'this network' : 'everywhere'
}
