import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './ui/settings.svelte'
import './app.css'
import './art/palette.css'

settings.begin()
mount(App, { target: document.getElementById('app')! })
