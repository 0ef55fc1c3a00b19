import '../places.css';
import type { Place } from 'contract/calls/places';
import { useLanguage } from '../../../lib/language.ts';

type Props = { place: Place; inEnglishToo?: boolean };

/**
 * The address in the language of the screen; below it in Chinese for the driver, or in English for asking directions.
 */
export function PlaceAddress({ place, inEnglishToo = true }: Props) {
  const inChinese = useLanguage() === 'zh';
  const other = inChinese ? `${place.nameEn}, ${place.addressEn}` : `${place.addressZh} ${place.nameZh}`;
  return (
    <p className="place-address text-sub">
      {place.address}
      {(!inChinese || inEnglishToo) && (
        <span className="place-address__other" lang={inChinese ? 'en' : 'zh-CN'}>
          {other}
        </span>
      )}
    </p>
  );
}
