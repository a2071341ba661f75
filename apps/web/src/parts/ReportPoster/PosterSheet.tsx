/**
 * What the poster will show, then the poster, to be saved by a long press. Its code leads to a link
 * of its own: stopped, the poster is none any more.
 */
import { createShareLink, getSharedReport, getShareLinks } from '@zhupi/contract/calls/share.ts'
import { SHARE_DAYS, SHARE_LINKS_MAX } from '@zhupi/contract/terms/limits.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { api } from '#client/api.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { mayShareInApp, shareInApp } from '#client/nativeActs.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { currentWrapper } from '#client/wrapper.ts'
import { Button } from '#ui/Button.tsx'
import { drawPoster } from './drawPoster.ts'
import { posterContent, type PosterContent } from './posterContent.ts'
import './poster.css'

export type Poster = { linkId: number; link: string; picture: string; content: PosterContent }
type Props = {
  essay: { id: number; ishomework: 0 | 1 }
  poster: Poster | undefined
  onDrawn: (poster: Poster) => void
}

export function PosterSheet({ essay, poster, onDrawn }: Props) {
  const links = useCall(getShareLinks, essay)
  const create = useAction(createShareLink, { invalidates: [getShareLinks] })
  const items = links.data?.items
  const isStopped = poster !== undefined && items?.some(({ id }) => id === poster.linkId) === false
  const isFull = items !== undefined && items.length >= SHARE_LINKS_MAX
  const draw = async () => {
    const made = await create.run(essay)
    if (!made.isDone) return
    const { id, token } = made.entity
    try {
      const content = posterContent(await api(getSharedReport, { id: token }))
      const link = new URL(`${BASE_PATH}${paths.sharedReport(token)}`, location.origin).href
      onDrawn({ linkId: id, link, picture: await drawPoster(content, link), content })
    } catch (error) {
      await showFailure(error)
    }
  }
  if (poster !== undefined && !isStopped) return <Drawn poster={poster} />
  return (
    <>
      <ul className="poster-terms">
        <li>海报上有题目、得分、十三项图、写得好的一句、老师评语，还有一个二维码。</li>
        <li>你的名字不会出现，显示的是昵称；认得出来的同学、老师的姓名、学校和电话会换成“×”。</li>
        <li>
          扫码的人不用登录，就能看到这一稿的正文和报告；二维码 {SHARE_DAYS}{' '}
          天后失效，在“分享”里可以随时停止。
        </li>
      </ul>
      <p className="quiet poster-note">发出去以前，先和爸爸妈妈说一声，再看一遍海报。</p>
      <div className="sheet-foot">
        <Button
          grow
          disabledReason={isFull ? REFUSALS.enoughShareLinks.text : undefined}
          onPress={draw}
        >
          生成海报
        </Button>
      </div>
    </>
  )
}

function Drawn({ poster: { picture, link, content } }: { poster: Poster }) {
  return (
    <>
      <img className="poster-picture" src={picture} alt={describe(content)} />
      <p className="quiet poster-hold">长按图片，可以保存或者发给家人。</p>
      <PosterFoot picture={picture} link={link} title={content.title} />
    </>
  )
}

/** Inside WeChat and Alipay no file is saved but by the long press. */
function PosterFoot({ picture, link, title }: { picture: string; link: string; title: string }) {
  if (mayShareInApp())
    return (
      <div className="sheet-foot">
        <Button grow onPress={() => shareInApp({ title, text: '作文海报', url: link, picture })}>
          发给家人
        </Button>
      </div>
    )
  if (currentWrapper() !== 'browser') return null
  return (
    <div className="sheet-foot">
      <a className="btn line grow" href={picture} download={`朱批-${title}.png`}>
        保存图片
      </a>
    </div>
  )
}

/** For those who do not see it. */
function describe({ title, byline, score, praised, remark }: PosterContent): string {
  return [
    `海报：《${title}》，${byline}`,
    score === undefined ? '' : `${score.by} ${score.figure}，${score.caption}`,
    praised === undefined ? '' : `写得好的一句：${praised.sentence}`,
    remark === undefined ? '' : `老师评语：${remark}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
