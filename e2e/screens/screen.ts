/** A journey switches the language midway, so each locator is made in the current language when it is used. */
export function screen<Given extends unknown[], Locators extends object>(make: (...given: Given) => Locators) {
  return (...given: Given): Locators =>
    new Proxy(make(...given), { get: (_, name) => Reflect.get(make(...given), name) as unknown });
}
