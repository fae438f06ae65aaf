// The pictures of the action cards, each about 0,0 in a box of 80 by 100.
import { arrow, fool, helm, horse, knight, rays, rider, shield, star } from './figures'
import { at, disc, dot, line, plain, rod, solid, tint, type Ink } from './ink'
import { axe, glove, lance, sword } from './weapons'

/** The ground under hooves and feet. */
function turf(y: number): Ink {
  return [
    line(`M-38,${y}C-24,${y - 3} -12,${y + 1} 2,${y - 1}M10,${y}C20,${y - 3} 28,${y + 1} 38,${y - 1}`),
    line(`M-30,${y}l-2,-5M-25,${y}l1,-5M14,${y - 1}l-1,-5M19,${y - 1}l2,-5M33,${y}v-5`, 0.9),
  ]
}

export function burst(x: number, y: number, scale: number): Ink {
  return at(
    `translate(${x} ${y}) scale(${scale})`,
    solid('M0,-16L4,-6L13,-12L8,-2L18,1L8,5L12,15L3,8L-2,18L-4,8L-14,12L-8,3L-18,-1L-8,-4L-12,-14L-3,-7Z', 'gold', 1.4),
    dot(0, 1, 3.4, 'argent'),
  )
}

const unhorse: Ink = at(
  'translate(-41 -36) scale(.68)',
  horse('purpure'),
  at('translate(26 14) rotate(-114) scale(.98)', knight('gules')),
  line('M50,22C46,28 44,32 43,35M58,18C56,24 54,28 53,32M44,8C47,4 50,2 54,1', 1.4),
  at('translate(84 -4) rotate(70)', solid('M-2,-14L2,-14L2,12L4,8L1,14L-1,9L-3,13L-2,8Z', 'wood', 1.1)),
  line('M2,113C20,108 30,112 44,110M60,111C80,107 100,112 122,110'),
  line('M14,113l-2,-5M20,112l1,-5M76,110l-1,-5M82,110l2,-5M104,111v-5', 0.9),
)

const changeWeapon: Ink = [
  at('translate(-15 0) rotate(-14) scale(.82)', sword('gules')),
  at('translate(14 2) rotate(14) scale(.82)', axe('azure')),
  arrow('M-24,-36C-14,-50 10,-51 22,-42', 'M17,-48L31,-35L14,-34Z', 4),
  arrow('M24,36C14,50 -10,51 -22,42', 'M-17,48L-31,35L-14,34Z', 4),
]

const dropWeapon: Ink = [
  at('translate(12 -30) rotate(160) scale(.6)', glove('vert')),
  at('translate(-6 20) rotate(222) scale(.62)', sword('gules')),
  line('M-6,-16V-8M-14,-12V-2M22,2V14M29,-2V8', 1.3),
  turf(49),
]

const breakLance: Ink = [
  at(
    'translate(-10 22) rotate(32)',
    solid('M-4,-18L-1,-12L1,-20L4,-13L4.6,32L-4.6,32Z', 'wood'),
    solid('M-4.6,4L4.6,4C6,12 10,17 15,20C6,24 -6,24 -15,20C-10,17 -6,12 -4.6,4Z'),
    line('M-3.6,0L3.6,-5M-3.3,-7L3.3,-12', 1.1),
    solid('M-5.5,24H5.5L6,29H-6Z', 'gold', 1.2),
  ),
  at(
    'translate(16 -22) rotate(62)',
    solid('M-3,-22H3L4,14L1,8L-1,17L-4,10Z', 'wood'),
    line('M-3,0L3,-5M-3,-8L3,-13', 1.1),
    tint('M3,-20C10,-24 14,-16 24,-20L18,-12L24,-4C14,-1 10,-8 3,-5Z', 'purpure', 1.3),
    solid('M-4,-22L-5.5,-30L-2,-27L0,-31L2,-27L5.5,-30L4,-22Z', 'steel', 1.2),
  ),
  burst(2, 0, 0.8),
  solid('M-14,-22L-10,-32L-8,-22Z', 'wood', 1.1),
  solid('M-26,-8L-34,-16L-22,-13Z', 'wood', 1.1),
  solid('M24,14L34,18L26,20Z', 'wood', 1.1),
  solid('M14,26L20,36L11,31Z', 'wood', 1.1),
]

const riposte: Ink = [
  at('rotate(38) scale(.98)', sword('gules')),
  at('rotate(-38) scale(.98)', sword('azure')),
  star(0, -9, 0.95),
  line('M-16,-10l-7,-2M16,-10l7,-2M0,-24V-32M-10,-20l-4,-7M10,-20l4,-7', 1.2),
]

const dodge: Ink = [
  at('translate(0 -27) rotate(83) scale(.98)', lance('purpure')),
  at('translate(-6 24) rotate(-40) scale(.86)', knight('azure')),
  line('M22,8C27,0 27,-6 24,-12M29,14C35,4 35,-4 32,-10', 1.4),
  turf(49),
]

const retreat: Ink = [
  at('translate(40 -22) scale(-.62 .62)', horse('azure'), rider('azure'), rod('M67,28L60,-24', 3, 'wood'), tint('M60,-24C52,-30 46,-20 36,-25L40,-16L36,-8C46,-4 52,-13 61,-8Z', 'azure', 1.4)),
  arrow('M22,-26C8,-52 -20,-50 -30,-32', 'M-38,-36L-32,-18L-22,-33Z', 4.5),
  turf(49),
]

function cardBack(place: string): Ink {
  return at(
    place,
    tint('M-10,-15H10V15H-10Z', 'gules', 1.5),
    line('M-7,-12H7V12H-7Z', 1.1, 'or'),
    plain('M0,-6L4.5,0L0,6L-4.5,0Z', 'or'),
  )
}

const knockDown: Ink = [
  cardBack('translate(-16 28) rotate(-26) scale(1.15)'),
  cardBack('translate(16 28) rotate(26) scale(1.15)'),
  cardBack('translate(0 22) scale(1.15)'),
  cardBack('translate(0 -2) rotate(9) scale(1.2)'),
  at('translate(3 -27) rotate(176) scale(.62)', glove('sable')),
  line('M-24,-10V2M-30,-4V6M25,-8V4M31,-2V8', 1.3),
]

function post(x: number, y: number, cloth: 'gules' | 'azure' | 'vert'): Ink {
  return at(
    `translate(${x} ${y})`,
    rod('M0,-22V16', 2.4, 'wood'),
    disc(0, -24, 2.6, 'gold', 1.1),
    tint('M1,-21C8,-24 12,-17 20,-20L15,-14L20,-7C12,-5 8,-11 1,-8Z', cloth, 1.3),
  )
}

const outmaneuver: Ink = [
  arrow('M-22,46C-34,30 22,30 22,16C22,2 -26,2 -24,-12C-22,-26 14,-20 16,-34', 'M6,-34L17,-50L27,-33Z', 5),
  post(-12, 30, 'gules'),
  post(10, 2, 'vert'),
  post(-12, -22, 'azure'),
]

const charge: Ink = [
  at(
    'translate(-38 -24) scale(.6)',
    horse('gules', 'gallop'),
    rider('gules'),
    rod('M30,36L126,8', 3.4, 'wood'),
    solid('M124,5L138,4L126,12Z', 'steel', 1.3),
    solid('M62,22C68,20 72,22 74,28C71,31 66,32 63,30Z', 'steel', 1.3),
  ),
  line('M-40,-30H-22M-38,-20H-26M-40,-10H-30', 1.6),
  turf(49),
  // What it sweeps away is low.
  at('translate(0 -40)', solid('M-12,-5H12L0,8Z', 'gules', 1.4)),
]

const countercharge: Ink = [
  at('translate(40 -44) scale(-.46 .46)', horse('gules', 'gallop'), rider('gules'), rod('M30,36L128,22', 4.4, 'wood')),
  at('translate(-40 0) scale(.46)', horse('azure', 'gallop'), rider('azure'), rod('M30,36L128,22', 4.4, 'wood')),
  line('M26,-42H39M22,-34H36M-26,3H-39M-22,11H-36', 1.6),
  burst(0, 3, 0.62),
]

const disgrace: Ink = [
  rod('M-30,-44H30', 3, 'wood'),
  line('M-14,-44V-30M14,-44V-30', 1.6),
  // A shield hung upside down, the old sign of dishonour.
  at(
    'translate(0 -10) rotate(176) scale(1.05)',
    tint(shield, 'purpure', 1.8),
    solid('M-23,-8H23V4H-23Z', 'argent', 1.2),
    star(0, -17, 0.6, 'or'),
  ),
  line('M-4,-34L4,-22L-6,-14L5,-4L-2,8', 2),
  // What the squire and the maiden left behind.
  at('translate(-19 36) rotate(-70)', tint('M-8,8L0,-20L2,-20L9,8C3,4 -2,4 -8,8Z', 'or', 1.4), line('M-6,0C-2,-2 3,-2 7,0', 0.9)),
  at('translate(20 38) rotate(12)', tint('M-13,6C-12,-8 12,-9 13,5C6,1 -6,1 -13,6Z', 'vert', 1.4), solid('M8,-3C13,-14 19,-13 21,-10C17,-8 14,-5 11,0Z', 'argent', 1.1)),
  line('M-36,48C-20,45 16,48 36,46'),
]

function pan(x: number, y: number, tincture: 'gules' | 'azure'): Ink {
  return at(
    `translate(${x} ${y})`,
    line('M0,-24L-15,2M0,-24L15,2', 1.1),
    at('translate(0 -9) rotate(-6)', solid('M-8,-12H8V12H-8Z', 'card', 1.4), tint('M-8,-12H-2V12H-8Z', tincture, 1.1)),
    solid('M-17,2H17C14,12 -14,12 -17,2Z', 'gold', 1.5),
  )
}

const adapt: Ink = [
  rod('M0,-34V40', 3.6, 'gold'),
  solid('M-18,47C-14,38 14,38 18,47Z', 'gold'),
  rod('M-23,-24L23,-34', 3.2, 'gold'),
  disc(0, -30, 5, 'gold'),
  solid('M-4,-34L0,-48L4,-34Z', 'gold', 1.4),
  pan(-22, 8, 'gules'),
  pan(22, -4, 'azure'),
]

const shieldUp: Ink = [
  rays(40, 20),
  at(
    'scale(1.22)',
    tint(shield, 'azure', 2),
    solid('M-23,-5H23V6H-23Z', 'or', 1.3),
    solid('M-5.5,-27H5.5V27L0,30L-5.5,27Z', 'or', 1.3),
    disc(0, 0, 6.5, 'steel', 1.5),
    dot(-1.6, -1.6, 1.6, 'argent'),
    line('M-19,-23V-5C-19,6 -13,14 -8,18', 0.9, 'argent'),
  ),
]

const stunned: Ink = [
  at('translate(0 16) rotate(14) scale(1.75)', helm),
  star(-22, -20, 1),
  star(0, -34, 1.25),
  star(23, -22, 1),
  line('M-30,-8C-24,-16 -12,-20 0,-20M31,-10C27,-16 20,-19 12,-20', 1.2),
  star(-33, 0, 0.5),
  star(35, -4, 0.5),
]

/** The Disinherited Knight: an uprooted oak on his shield. */
const oak: Ink = [
  solid('M-2,6L-2.5,-4L2.5,-4L2,6L7,13L2,11L0,16L-2,11L-7,13Z', 'wood', 1.1),
  solid('M-11,-6C-15,-11 -11,-16 -7,-15C-7,-21 5,-22 6,-17C12,-18 15,-11 11,-7C8,-2 -7,-2 -11,-6Z', 'vert', 1.2),
  dot(-4, -11, 1.1, 'or'),
  dot(4, -12, 1.1, 'or'),
  dot(0, -7, 1.1, 'or'),
]

const ivanhoe: Ink = [
  at('translate(2 -8)', rays(40, 16, 20)),
  at('translate(25 -8) rotate(14) scale(.84)', sword('gules')),
  // Cloak, mail, helmet with a plume.
  tint('M-34,50C-34,26 -26,12 -12,8L12,8C26,12 32,26 34,50Z', 'gules', 1.8),
  solid('M-16,12C-10,6 10,6 16,12L12,26C4,32 -4,32 -12,26Z', 'steel', 1.5),
  line('M-12,14q3,4 6,0q3,4 6,0q3,4 6,0q3,4 6,0M-10,20q2.5,4 5,0q2.5,4 5,0q2.5,4 5,0q2.5,4 5,0', 0.8),
  tint('M-2,-30C-6,-48 -26,-50 -32,-38C-24,-40 -22,-34 -26,-26C-16,-34 -10,-28 -6,-24Z', 'or', 1.5),
  at('translate(0 -9) scale(1.2)', helm),
  at('translate(-15 33) scale(.78)', tint(shield, 'azure', 2), at('translate(0 1) scale(1.15)', oak)),
  solid('M18,28C22,24 30,26 31,31C31,36 26,39 20,38C16,36 15,31 18,28Z', 'steel', 1.4),
  line('M20,31H29M20,34.5H28', 0.9),
]

const outwit: Ink = [fool, at('translate(0 2)', arrow('M-34,26C-40,14 -38,6 -34,0', 'M-41,2L-33,-11L-27,3Z', 3))]

export const actionPictures: Record<string, Ink> = {
  unhorse,
  'change-weapon': changeWeapon,
  'drop-weapon': dropWeapon,
  'break-lance': breakLance,
  riposte,
  dodge,
  retreat,
  'knock-down': knockDown,
  outmaneuver,
  charge,
  countercharge,
  disgrace,
  adapt,
  outwit,
  shield: shieldUp,
  stunned,
  ivanhoe,
}
