import { words } from '../../lib/words.ts';

export const playerWords = words({
  nowPlaying: { en: 'Now playing', zh: '正在播放' },
  openPlayer: { en: (title: string) => `Open the player: ${title}`, zh: (title) => `展开播放器：${title}` },
  collapse: { en: 'Minimise the player', zh: '收起播放器' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  stop: { en: 'Stop and close', zh: '停止并关闭' },
  back15: { en: 'Back 15 seconds', zh: '后退15秒' },
  forward15: { en: 'Forward 15 seconds', zh: '前进15秒' },
  speed: { en: (times: string) => `Speed: ${times}`, zh: (times) => `倍速：${times}` },
  position: { en: 'Position', zh: '播放进度' },
  positionIn: {
    en: (at: string, duration: string) => `${at} of ${duration}`,
    zh: (at, duration) => `${at}，全长${duration}`,
  },
  brief: { en: 'Morning brief', zh: '晨间简报' },
  briefPlace: {
    en: (place: number, of: number) => `Morning brief · ${place} of ${of}`,
    zh: (place, of) => `晨间简报 · 第${place}篇，共${of}篇`,
  },
  article: { en: 'Listening to an article', zh: '收听文章' },
  left: { en: (length: string) => `${length} left`, zh: (length) => `还剩${length}` },
  ended: { en: 'Finished', zh: '已播放完毕' },
  readIn: {
    en: (source: string, isChinese: boolean) => `${source} · read in ${isChinese ? 'Chinese' : 'English'}`,
    zh: (source, isChinese) => `${source} · ${isChinese ? '普通话播报' : '英语播报'}`,
  },
  readByPhone: {
    en: (source: string, isChinese: boolean) =>
      `${source} · read by this phone in ${isChinese ? 'Chinese' : 'English'}`,
    zh: (source, isChinese) => `${source} · 由手机以${isChinese ? '普通话' : '英语'}朗读`,
  },
  /** It is offered when the interface speaks another language than the voice. */
  hearInThisLanguage: { en: 'Listen in English', zh: '收听中文' },
  openArticle: { en: 'Open the article', zh: '查看全文' },

  transcript: { en: 'Transcript', zh: '文稿' },
  tapSentence: { en: 'Tap a sentence to hear it from there', zh: '轻点任一句，从该句开始播放' },
  toHeard: { en: 'Back to the voice', zh: '回到正在播放处' },

  queue: { en: 'Playlist', zh: '播放列表' },
  hideQueue: { en: 'Back to the transcript', zh: '返回文稿' },
  next: { en: (length: string) => `Next · ${length}`, zh: (length) => `接下来 · ${length}` },
  itemHeard: { en: 'playing', zh: '正在播放' },

  network: {
    en: 'The connection is lost. Playback resumes with it.',
    zh: '网络已断开，恢复后将从断开处继续播放。',
  },
  withdrawn: { en: 'This item is no longer available.', zh: '该内容已下线。' },
  notDecoded: {
    en: 'This recording cannot be played on this phone.',
    zh: '此音频无法在您的手机上播放。',
  },
  noVoice: {
    en: 'This phone cannot read the text aloud at the moment.',
    zh: '手机暂时无法朗读此文。',
  },

  minutesAndSeconds: {
    en: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`),
    zh: (minutes, seconds) => (minutes > 0 ? `${minutes}分${seconds}秒` : `${seconds}秒`),
  },
});
