import { words } from '../../lib/words.ts';

export const arrangementWords = words({
  mine: { en: 'My arrangements', zh: '我的安排' },
  onlyYou: { en: 'Only you can see this', zh: '仅您本人可见' },
  showAll: { en: (count: number) => `Show all ${count}`, zh: (count) => `查看全部${count}项` },
  hotel: { en: 'Hotel', zh: '酒店' },
  inRoom: { en: (name: string, room: string) => `${name}, room ${room}`, zh: (name, room) => `${name} ${room}房间` },
  car: { en: 'Car', zh: '用车' },
  carAndPlate: { en: (name: string, plate: string) => `${name}, ${plate}`, zh: (name, plate) => `${name}，${plate}` },
  today: { en: 'Today', zh: '今天' },
  ride: {
    en: (when: string, from: string, to: string) => `${when}, ${from}, to ${to}`,
    zh: (when, from, to) => `${when}，${from}上车，前往${to}`,
  },
  seat: { en: 'Seat', zh: '座位' },
  seatIn: { en: (where: string, seat: string) => `${where}, ${seat}`, zh: (where, seat) => `${where}，${seat}` },
  officer: { en: 'Liaison officer', zh: '联络员' },
  showDriver: { en: 'Show the driver', zh: '出示给司机' },
  call: {
    en: (name: string, number: string) => `${name}: call ${number}`,
    zh: (name, number) => `${name}：致电${number}`,
  },
  copyNumber: { en: (name: string) => `${name}: copy the number`, zh: (name) => `${name}：复制号码` },
});
