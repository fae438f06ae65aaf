// The connection's world in a browser.
import { api } from './api'
import { placeOf } from './place'
import type { World } from './connection'

// Whoever this page was, the server does not know him any more.
const loginEnded = 4001

function address(): string {
  const url = new URL(placeOf('play'))
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

// crypto.randomUUID is missing on plain HTTP in a local network.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export const browserWorld: World = {
  ticket: async () => {
    await api.me()
    return (await api.ticket()).ticket
  },
  connect(events) {
    const socket = new WebSocket(address())
    socket.onopen = () => events.open()
    socket.onmessage = event => events.message(String(event.data))
    socket.onclose = event => {
      if (event.code === loginEnded) location.reload()
      else events.closed()
    }
    return {
      send: text => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  },
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds)
    return () => clearTimeout(timer)
  },
  clock: () => Date.now(),
  newId,
  sight: () => (document.hidden ? 'hidden' : 'seen'),
}
