// What gives much up is asked once more, and only where the reader wants it so.
import { expect, it } from 'vitest'
import { house } from './house'
import { two } from './scenes'
import type { Look } from './staged'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }

it.each(['grave', 'never'] as const)('to withdraw is asked once more, or done at once, as was chosen: %s', async confirm => {
  const staged = await at.stage({ ...usual, wishes: { confirm } }, two)
  const withdraw = staged.page.getByRole('button', { name: 'Withdraw' })
  await withdraw.click()
  if (confirm === 'grave') {
    await staged.page.getByText('“Withdraw” cannot be taken back.').waitFor()
    expect(staged.wished).toEqual([])
    await withdraw.click()
  }
  await expect.poll(() => staged.wished).toEqual(['withdraw'])
  await staged.leave()
})
