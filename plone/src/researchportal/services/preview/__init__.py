"""Links by which others see a page before it is public.

The embedded CMS has the same limits, the same words and the same answers.
"""
