import { mount } from 'svelte'
import App from './App.svelte'
import { wishedLanguage } from './texts/language.svelte'
import { speak } from './texts/texts'
import { offline } from './ui/offline.svelte'
import { settings } from './ui/settings.svelte'
import './app.css'
import './art/palette.css'

settings.begin()
offline.begin()
// Texts that cannot be fetched keep nobody out: the page is then in English.
speak(wishedLanguage())
  .catch(() => {})
  .then(() => mount(App, { target: document.getElementById('app')! }))
