// The games as pictures for the start page, which mounts SceneDefs once beside them. Each fills its box (about
// 420 × 312; wider and narrower ones cut the sides). What is pointed at (a link, a button, or
// anything of class "picture" around it) sets it in motion.
import type { Component } from 'svelte'
import Castles from './Castles.svelte'
import EnGarde from './EnGarde.svelte'
import Ivanhoe from './Ivanhoe.svelte'

export const pictures: Record<string, Component> = { ivanhoe: Ivanhoe, engarde: EnGarde, castles: Castles }
