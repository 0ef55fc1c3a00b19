/** A journey changes the language on its way: the locators of a screen are made when they are asked for. */
export function screen<Given extends unknown[], Locators extends object>(make: (...given: Given) => Locators) {
  return (...given: Given): Locators =>
    new Proxy(make(...given), { get: (_, name) => Reflect.get(make(...given), name) as unknown });
}
