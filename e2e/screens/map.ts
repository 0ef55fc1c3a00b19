import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const mapScreen = screen((page: Page, say: Say) => {
  const card = (name: string) => page.locator('.place-card').filter({ hasText: name });
  const chooser = page.getByRole('dialog', { name: say({ zh: '选择导航应用', en: 'Open directions in' }) });
  const driverCard = page.getByRole('dialog', { name: say({ zh: '请出示给司机', en: 'For the driver' }) });
  const plan = page.getByRole('region', { name: say({ zh: '平面图', en: 'Floor plan' }) });
  return {
    open: (search = '') => page.goto(`/cdfH5/pages/map/map${search}`),
    place: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }),
    navigate: (place: string) => card(place).getByRole('button', { name: say({ zh: '导航', en: 'Directions' }) }),
    showDriver: (place: string) =>
      card(place).getByRole('button', { name: say({ zh: '出示给司机', en: 'Show the driver' }) }),
    halls: (place: string) =>
      card(place).getByRole('link', { name: say({ zh: '楼层平面图与会议厅', en: 'Floor plans and halls' }) }),
    chooser,
    map: (name: string) => chooser.getByRole('button', { name }),
    cancel: chooser.getByRole('button', { name: say({ zh: '取消', en: 'Cancel' }) }),
    driverCard,
    done: driverCard.getByRole('button', { name: say({ zh: '完成', en: 'Done' }) }).last(),
    plan,
    marks: plan.getByRole('button', { pressed: false }),
    mark: (hall: string) => plan.getByRole('button', { name: hall }),
    zoomIn: page.getByRole('button', { name: say({ zh: '放大', en: 'Zoom in' }) }),
  };
});
