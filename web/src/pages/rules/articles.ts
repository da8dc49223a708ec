/** Which part of a guide tells an article: `15c` is within `14–23`. */

import type { Section } from "./guide";

const numberOf = (article: string): number => Number.parseInt(article, 10);

export function covers(articles: string, article: string): boolean {
  const wanted = numberOf(article);
  return articles.split(",").some((range) => {
    const [first = "", last = first] = range.trim().split("–");
    return wanted >= numberOf(first) && wanted <= numberOf(last);
  });
}

/** The narrowest section is the one that is about it; none where the guide does not speak of it. */
export function sectionOf(sections: readonly Section[], article: string): Section | undefined {
  const found = sections.filter((section) => covers(section.articles, article));
  return found.sort((one, other) => width(one) - width(other))[0];
}

const width = ({ articles }: Section): number =>
  articles.split(",").reduce((sum, range) => {
    const [first = "", last = first] = range.trim().split("–");
    return sum + numberOf(last) - numberOf(first) + 1;
  }, 0);
