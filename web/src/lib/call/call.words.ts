import { words } from '../words.ts';

export const callWords = words({
  // The specification writes this one small; the server's own word for an unexpected failure is 'System Error'.
  systemError: { en: 'system error', zh: '系统错误' },
  network: { en: 'Network Service Exception', zh: '网络服务异常' },
  requestLost: {
    en: 'Your request may not have arrived. Please check the connection and try again.',
    zh: '请求可能未送达，请检查网络连接后重试。',
  },
  sessionLost: { en: 'Login status has expired. Please log in again', zh: '登录状态已过期，请重新登录' },
});
