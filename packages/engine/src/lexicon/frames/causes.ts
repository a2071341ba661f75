/** Why and by what: 原因是, 归功于, 靠着, 不管. Source: ours, from general knowledge; free to use with this product. */
import { compact } from '../../text/multiline.ts'
import type { CrossedFrame } from './frame.ts'
import { HELP, DOING } from './words.ts'

export const CAUSES: readonly CrossedFrame[] = [
  // 原因
  {
    opens: '原因是|原因就是|原因主要是|原因也是',
    closes: '(?:和|与|跟|同)[^，。；！？是]{1,12}(?:有关|分不开|密不可分)的?',
    between: 0,
    mark: 'closes',
    ways: ['原因是……', '和……有关'],
  },
  {
    opens: '原因就是|原因主要是|原因也是|原因是',
    closes: '出于|来自于?|来源于|取决于|归功于|得益于|离不开|源于|缘于|出自|得力于',
    between: 0,
    more: '(?=[^，。！？])',
    mark: 'closes',
    suggestion: '',
    ways: ['原因是……', '……出于（取决于）……'],
  },
  {
    opens: '的原因，是|的原因，就是|的原因，主要是|的原因，也是',
    closes: compact`
      (?:而|所)?造成的|(?:而|所)?导致的|(?:而|所)?引起的|所致|的结果|的缘故|分不开的?|决定的
    `,
    rescue: '不同|这样',
    between: 26,
    mark: 'closes',
    suggestion: '',
    ways: ['……的原因是……', '是由……造成的'],
  },
  {
    opens: '由于',
    closes: '的结果',
    rescue: '是',
    between: 16,
    at: 'clause',
    mark: 'closes',
    suggestion: '',
    ways: ['由于……', '是……的结果'],
  },
  {
    opens: '归功于|得益于|有赖于|多亏|幸亏|全靠|靠的是|全凭|凭的是|归因于',
    closes: '(?:而|所)?取得的?|得来的|换来的|的结果|的缘故|所致|造成的|实现的|密不可分的?',
    rescue: '[是由]',
    between: 26,
    mark: 'closes',
    suggestion: '',
    ways: ['靠的是……', '是……的结果（取得的）'],
  },
  {
    opens: '离不开',
    closes: '(?:而|所)?取得的|换来的|的结果|所致|造成的|分不开的?|密不可分的?',
    rescue: '[是由]',
    between: 26,
    mark: 'closes',
    ways: ['离不开……', '和……分不开'],
  },
  {
    opens: '的结果',
    closes: '(?:所|而)?(?:取得|造成|换来|得来|导致|获得|引起)的?|分不开的?|所致|决定的',
    between: 0,
    mark: 'closes',
    suggestion: '',
    ways: ['是……的结果', '是……取得的'],
  },
  {
    opens: compact`
      取决于|关键在于|关键是|关键就是|重点是|重点在于|诀窍是|诀窍在于|秘诀是|秘诀在于|根本在于|
      最重要的是
    `,
    closes: compact`
      (?:才|也|就)?(?:是(?:最|很|十分|非常|至关|更|极其)?(?:重要|关键|必要|根本|主要)的|是关键|
      是前提|是根本|起(?:着|了)?(?:很大|重要|关键|决定)(?:性)?的?作用)
    `,
    rescue: '什么|哪|谁|到底|是不|知道|明白|懂|认为|觉得|怎|如何|多么',
    between: 24,
    mark: 'closes',
    suggestion: '',
    ways: ['关键在于……', '……是最重要的'],
  },
  // 条件、凭借
  {
    opens: compact`
      靠着|依靠|凭着|凭借|借助|按照|有了|得到|受到|感谢|多亏|幸亏|随着|根据|通过|经过|由于|因为|
      为了|受|靠
    `,
    closes: `(?<=${HELP})之?下`,
    rescue: '[在从到]',
    between: 20,
    at: 'clause',
    more: '(?=，)',
    mark: 'closes',
    suggestion: '',
    ways: ['靠着（经过、由于）……', '在……下'],
  },
  {
    opens: '通过|经过|随着|经历了',
    closes: `(?<=${DOING})当?中`,
    rescue: '[在从到]',
    between: 18,
    at: 'clause',
    more: '(?=，)',
    mark: 'closes',
    suggestion: '',
    ways: ['通过……', '在……中'],
  },
  {
    opens: compact`
      不管|无论|不论|如果|要是|假如|只要|只有|即使|虽然|尽管|因为|除非
    `,
    closes: '的(?:情况|条件|环境|前提|形势)下',
    rescue: '在|什么|哪|怎样',
    between: 18,
    at: 'clause',
    more: '(?=，)',
    mark: 'closes',
    suggestion: '',
    ways: ['不管（如果、因为）……', '在……的情况下'],
  },
  {
    opens: '不但|不仅|不光|虽然|尽管|因为|由于',
    closes: '的同时',
    rescue: '在',
    between: 14,
    more: '(?=，)',
    mark: 'closes',
    suggestion: '',
    ways: ['不但（虽然）……', '在……的同时'],
  },
  {
    opens: '借口|推说|托词|借故',
    closes: '以',
    between: 0,
    more: '(?=[^，。；！？]{2,14}为[由名])',
    mark: 'opens',
    suggestion: '',
    ways: ['借口……', '以……为由'],
  },
  {
    opens: '打着|借着|以|在|假借',
    closes: '(?<=的(?:幌子|旗号|招牌)|为(?:名|由|名义|借口))下',
    between: 16,
    more: '(?![令达车班放降水面边楼了山田地厨乡馆河船海岗单棋台去来])',
    mark: 'closes',
    suggestion: '',
    ways: ['打着……的旗号', '在……下'],
  },
]
