// The arc of a state for a letter, four arcs at a time where the machine can: hardly a branch to mispredict.
#pragma once

#include <bit>

#include "word_graph.hpp"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace leggio {

// As WordGraph::follow, for a letter that is not the separator.
inline Arc find_arc(const WordGraph& graph, State state, Letter wanted) {
#ifdef __SSE2__
  constexpr State kWide = 4;
  constexpr int kLetterAt = 27;
  constexpr int kLastToSign = 6;  // from the mark of a last arc up to the sign, which is what a mask is made of
  const __m128i letters = _mm_set1_epi32(wanted);
  // Arc 0 is marked as last and of no letter, so that the state without arcs needs no thought.
  while (state + kWide <= graph.arcs().size()) {
    const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(graph.at(state)));
    const __m128i equal = _mm_cmpeq_epi32(_mm_srli_epi32(four, kLetterAt), letters);
    const auto last = static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(_mm_slli_epi32(four, kLastToSign))));
    // Up to the first arc that is marked, that one included; all four if none is.
    const unsigned of_this_state = last ^ (last - 1U);
    const unsigned match = static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(equal))) & of_this_state;
    if (match != 0) return *graph.at(state + static_cast<State>(std::countr_zero(match)));
    if (last != 0) return 0;
    state += kWide;
  }
#endif
  // The few arcs at the end of the array, which a state may reach into and cannot go beyond.
  return graph.follow(state, wanted);
}

}  // namespace leggio
