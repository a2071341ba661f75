/**
 * What whoever gets the link will see, and for how long; then the link. The links that live stand
 * below, each to be stopped.
 */
import { createShareLink, getShareLinks, stopShareLink } from '@zhupi/contract/calls/share.ts'
import { SHARE_DAYS, SHARE_LINKS_MAX } from '@zhupi/contract/terms/limits.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useState } from 'react'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { copyText } from '#ui/copyText.ts'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { handOver } from './handOver.ts'
import './shareSheet.css'

const SHARED_AS = { title: '朱批 · 批改报告', text: '一篇作文的批改报告' }

type Essay = { id: number; ishomework: 0 | 1 }
type Props = { essay: Essay; isOpen: boolean; onClose: () => void }

export function ShareSheet({ essay, isOpen, onClose }: Props) {
  return (
    <Sheet title="分享批改报告" isOpen={isOpen} onClose={onClose}>
      <SheetContent essay={essay} />
    </Sheet>
  )
}

function SheetContent({ essay }: { essay: Essay }) {
  const [address, setAddress] = useState('')
  const [usesMenu, setMenu] = useState(false)
  const links = useCall(getShareLinks, essay)
  const create = useAction(createShareLink, { invalidates: [getShareLinks] })
  const items = links.data?.items ?? []
  const share = async () => {
    const made = await create.run(essay)
    if (!made.isDone) return
    const url = addressOf(made.entity.token)
    setAddress(url)
    setMenu((await handOver({ ...SHARED_AS, url })) === 'menu')
  }
  const full = items.length >= SHARE_LINKS_MAX ? REFUSALS.enoughShareLinks.text : undefined
  return (
    <>
      <ul className="share-sheet-terms">
        <li>拿到链接的人不用登录，就能看到这一稿的正文、得分、评语和 AI 点评。</li>
        <li>
          你的名字不会出现，显示的是昵称；文中认得出来的同学、老师的姓名、学校和电话会换成“×”。
        </li>
        <li>链接 {SHARE_DAYS} 天后自动失效，你也可以随时停止。</li>
      </ul>
      <p className="quiet share-sheet-note">
        分享以前，先和爸爸妈妈说一声，再读一遍，看看有没有不想让别人知道的事。
      </p>
      {address !== '' && (
        <div className="share-sheet-link">
          <code>{address}</code>
          <Button kind="line" small onPress={() => copyText(address)}>
            再复制一次
          </Button>
        </div>
      )}
      {address !== '' && usesMenu && (
        <p className="share-sheet-menu" role="status">
          {MESSAGES.shareByMenu}
        </p>
      )}
      {links.isPending && <CardSkeletons count={1} />}
      {links.isError && links.data === undefined && (
        <QueryFailure error={links.error} onRetry={links.refetch} />
      )}
      {items.length > 0 && (
        <section className="share-sheet-living" aria-label="正在分享的链接">
          <h3>正在分享</h3>
          <ul>
            {items.map((link) => (
              <LivingLink key={link.id} link={link} onStopped={() => setAddress('')} />
            ))}
          </ul>
        </section>
      )}
      <div className="sheet-foot">
        <Button grow disabledReason={full} onPress={share}>
          生成链接并分享
        </Button>
      </div>
    </>
  )
}

type LivingLinkProps = {
  link: { id: number; time: string; endTime: string }
  onStopped: () => void
}

function LivingLink({ link, onStopped }: LivingLinkProps) {
  const stop = useAction(stopShareLink, {
    invalidates: [getShareLinks],
    invalidatesOnFailure: true,
  })
  const stopSharing = async () => {
    if (!(await stop.run({ id: link.id })).isDone) return
    onStopped()
    await notify('已停止分享')
  }
  return (
    <li>
      <span className="grow">
        {link.time.slice(5, 16)} 分享
        <span className="quiet">到 {link.endTime.slice(5, 10)} 结束</span>
      </span>
      <Button kind="soft" small label={`停止分享：${link.time.slice(5, 16)}`} onPress={stopSharing}>
        停止分享
      </Button>
    </li>
  )
}

function addressOf(token: string): string {
  return new URL(`${BASE_PATH}${paths.sharedReport(token)}`, location.origin).href
}
