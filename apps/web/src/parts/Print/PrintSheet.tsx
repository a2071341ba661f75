/**
 * A print on its way: how many essays are drawn, then the file to save. It may be closed meanwhile;
 * the print goes on.
 */
import { getPrint, getPrintFile } from '@zhupi/contract/calls/print.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Meter } from '#ui/Meter.tsx'
import { alertText, notify } from '#ui/notices.ts'
import { saveFile } from '#ui/saveFile.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import './Print.css'

const POLL_MS = 700
const FILE_TIMEOUT_MS = 2 * MINUTE_MS

type Props = { printId: number | undefined; onClose: () => void }

export function PrintSheet({ printId, onClose }: Props) {
  return (
    <Sheet title="打印" isOpen={printId !== undefined} onClose={onClose}>
      {printId !== undefined && <Print id={printId} />}
    </Sheet>
  )
}

function Print({ id }: { id: number }) {
  const print = useCall(
    getPrint,
    { id },
    { refetchInterval: ({ data }) => (data?.state === 'waiting' ? POLL_MS : false) },
  )
  const fetching = useAction(getPrintFile, {
    timeoutMs: FILE_TIMEOUT_MS,
    onDone: async ({ fileName, pdf }) => {
      saveFile(fileName, pdf, 'application/pdf')
      await notify('已保存，请在下载里查看')
    },
  })
  const save = async () => {
    // WeChat's web view opens no saved file.
    if (navigator.userAgent.includes('MicroMessenger'))
      return alertText('微信里不能保存文件。请点右上角，选“在浏览器打开”，登录后再打印。', {
        title: MESSAGES.notice,
      })
    await fetching.run({ id })
  }
  const { data } = print
  if (data === undefined)
    return print.isError ? (
      <QueryFailure error={print.error} onRetry={print.refetch} />
    ) : (
      <CardSkeletons count={1} />
    )
  return (
    <div className="print">
      <h3>{data.title}</h3>
      {data.state === 'waiting' && (
        <div role="status">
          <Meter value={((data.done + 0.5) / data.total) * 100} />
          <p className="quiet">
            正在排版，{data.total} 篇里排好了 {data.done}{' '}
            篇。可以先离开，排好的文件在“我的”里的“打印记录”。
          </p>
        </div>
      )}
      {data.state === 'failed' && (
        <p role="status">这一次没有排好，什么也没有丢。请关上以后再点一次打印。</p>
      )}
      {data.state === 'done' && (
        <>
          <p role="status">排好了：A4 稿纸，批注和评语都在里面。</p>
          {data.lacking !== '' && (
            <p className="print-lacking">
              有的字符稿纸的字库里没有，纸上印成了“□”：{data.lacking}。可以在打印好以后用笔补上。
            </p>
          )}
          <Button grow onPress={save}>
            保存 PDF
          </Button>
          <p className="quiet">
            文件保留到 {data.endTime.slice(0, 10)}，只有你能取；在“我的”里的“打印记录”能再找到它。
          </p>
        </>
      )}
    </div>
  )
}
