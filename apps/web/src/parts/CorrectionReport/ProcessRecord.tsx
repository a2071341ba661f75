/** How the text came in: pupil and teacher see the same record, which judges nobody. */
import { percentText, processShares, type Process } from './process.ts'
import './ProcessRecord.css'

export function ProcessRecord({ process }: { process: Process }) {
  const shares = processShares(process)
  return (
    <section className="card process-record">
      <h2>成文过程</h2>
      {shares.length === 0 ? (
        <p className="quiet">这篇作文没有输入过程的记录。</p>
      ) : (
        <>
          <div className="process-bar" aria-hidden="true">
            {shares.map(({ key, characters }) => (
              <i key={key} className={key} style={{ flexGrow: characters }} />
            ))}
          </div>
          <ul>
            {shares.map(({ key, name, percent, characters }) => (
              <li key={key}>
                <i className={key} aria-hidden="true" />
                {name} <b>{percentText(percent)}</b> <span className="quiet">{characters} 字</span>
              </li>
            ))}
          </ul>
          <p className="quiet">
            从第一个字起累计，后来删去的也算在内。学生和老师看到的是同一份记录，只说明过程，不作评判。
          </p>
        </>
      )}
    </section>
  )
}
