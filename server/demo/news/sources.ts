import type { Both } from '../shapes.ts';

export const daily: Both = { zh: '论坛日报', en: 'Forum Daily' };
export const secretariat: Both = { zh: '组委会秘书处', en: 'The Secretariat' };
export const qingniao: Both = { zh: '青鸟通讯社', en: 'Qingniao News Agency' };
export const changfeng: Both = { zh: '长风财经', en: 'Changfeng Business News' };
export const yuanjian: Both = { zh: '远见日报', en: 'Yuanjian Daily' };
export const harbourline: Both = { zh: '港线网', en: 'Harbourline' };
