-- The course list reads the courses themselves: decision 0026.
drop function catalogue.draw_changed_cards() cascade; -- with its 24 triggers
drop function catalogue.draw_cards(text[]);
drop view catalogue.drawn_card;
drop table catalogue.course_card;
